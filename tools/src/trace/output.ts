import type { AreaTrace, BelowLevel, Trace } from './trace.ts';

/** What scripts read of a trace. */
export interface TraceJson {
  readonly total: number;
  readonly shown: number;
  readonly missing: readonly string[];
  /** Those of the missing that are cited, but only below their level. */
  readonly belowLevel: readonly BelowLevel[];
}

export function asJson({ areas }: Trace): TraceJson {
  const shown = areas.reduce((sum, area) => sum + area.shown.length, 0);
  const missing = areas.flatMap((area) => area.missing);
  const belowLevel = areas.flatMap((area) => area.belowLevel);
  return { total: shown + missing.length, shown, missing, belowLevel };
}

const INDENT = ' '.repeat(9);

function areaLines({ key, title, shown, missing, belowLevel }: AreaTrace): string[] {
  const figure = `${String(shown.length)}/${String(shown.length + missing.length)}`;
  return [
    `${key.padEnd(8)} ${figure.padStart(7)}  ${title}`,
    ...(missing.length === 0 ? [] : [`${INDENT}not shown: ${missing.join(' ')}`]),
    ...belowLevel.map(
      ({ id, level, files }) => `${INDENT}cited below its level: ${id} (${level}) in ${files.join(', ')}`,
    ),
  ];
}

/** The form that people read: for each area a line, the ids that are not shown, who cites them in vain, and the sum. */
export function asText(result: Trace): string {
  const { total, shown } = asJson(result);
  const unknown =
    result.unknown.length === 0 ? [] : [`Cited but not in the catalogue: ${result.unknown.join(' ')}`];
  const percent = total === 0 ? 0 : (shown / total) * 100;
  const end = `${String(shown)} of ${String(total)} shown (${percent.toFixed(1)} %)`;
  return [...result.areas.flatMap(areaLines), ...unknown, end].join('\n');
}
