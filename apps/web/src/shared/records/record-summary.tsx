import { chakra } from '@chakra-ui/react';
import { Button, Icon } from '@magpie/ui';
import { Download } from 'lucide-react';
import type { JSX, ReactNode } from 'react';
import type { CsvDownload } from './use-csv-download.ts';

const Row = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    justifyContent: 'space-between',
    gap: '3',
    py: '4',
    mb: '2',
    borderTopWidth: '1px',
    borderColor: 'border.muted',
  },
});

export interface RecordSummaryProps {
  readonly download: CsvDownload;
  /** `undefined` while it is on its way. */
  readonly page: { readonly totalCount: number } | undefined;
  readonly children: ReactNode;
}

/** What the records of a list come to, and the button that saves all of them. */
export function RecordSummary({ download, page, children }: RecordSummaryProps): JSX.Element {
  return (
    <Row>
      {children}
      <Button
        size="sm"
        icon={<Icon of={Download} size="sm" />}
        loading={download.busy}
        disabled={!page || page.totalCount === 0}
        onClick={() => void download.save()}
      >
        Download CSV
      </Button>
    </Row>
  );
}
