/** Styles of what stands in a cell, for where the rows of a record table are rows and not cards. */
export const whereTable = <Styles extends object>(styles: Styles) => ({
  md: { '@container (min-width: 700.02px)': styles },
});
