import type { JSX } from 'react';
import { Choice } from './choice.tsx';

export interface PageSizeChoiceProps<Size extends number> {
  readonly sizes: readonly Size[];
  readonly value: Size;
  readonly onChoose: (size: Size) => void;
}

export function PageSizeChoice<Size extends number>({
  sizes,
  value,
  onChoose,
}: PageSizeChoiceProps<Size>): JSX.Element {
  const options = sizes.map((size) => ({ value: size, label: String(size) }));
  return <Choice label="Records per page" options={options} value={value} onChoose={onChoose} />;
}
