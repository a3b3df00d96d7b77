import { useState } from 'react';
import { toasts } from '../toasts/index.ts';
import { downloadText } from './download-text.ts';

interface RecordPage<Row> {
  readonly edges: readonly { readonly node: Row }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor?: string | null };
}

export interface CsvSource<Row> {
  readonly pageAfter: (after: string | null) => Promise<RecordPage<Row> | undefined>;
  readonly fileName: () => string;
  readonly csvOf: (rows: readonly Row[]) => string;
  /** Begins a download; what it answers says whether the file is still wanted. */
  readonly begin: () => () => boolean;
}

/** Every record of a list in its order; null as soon as they are not wanted any more. */
async function allRecords<Row>(
  pageAfter: CsvSource<Row>['pageAfter'],
  wanted: () => boolean,
): Promise<readonly Row[] | null> {
  const records: Row[] = [];
  for (let page = await pageAfter(null); page;) {
    if (!wanted()) return null;
    const { edges, pageInfo } = page;
    records.push(...edges.map(({ node }) => node));
    page = pageInfo.hasNextPage ? await pageAfter(pageInfo.endCursor ?? null) : undefined;
  }
  return records;
}

export interface CsvDownload {
  readonly busy: boolean;
  readonly save: () => Promise<void>;
}

/** Saves all pages of a list as a CSV file. */
export function useCsvDownload<Row>({ pageAfter, fileName, csvOf, begin }: CsvSource<Row>): CsvDownload {
  const [busy, setBusy] = useState(false);
  const save = async () => {
    const wanted = begin();
    const name = fileName();
    setBusy(true);
    try {
      const records = await allRecords(pageAfter, wanted);
      if (records) downloadText(name, csvOf(records), 'text/csv;charset=utf-8');
    } catch (error) {
      if (wanted()) toasts.failure(error, 'Download Failed');
    }
    setBusy(false);
  };
  return { busy, save };
}
