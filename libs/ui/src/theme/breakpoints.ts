/** Width in px below which the mobile layout applies (SHELL-34) and the other steps of the layout. */
export const breakpoints = { sm: '480px', md: '768px', lg: '1024px', xl: '1280px', '2xl': '1536px' };
