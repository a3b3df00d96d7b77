import { within } from '@testing-library/react';

export const cellsOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

/** The texts of a table, row by row, without its head. */
export const cellsByRow = (table: HTMLElement) => within(table).getAllByRole('row').slice(1).map(cellsOf);

export const itemsOf = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
