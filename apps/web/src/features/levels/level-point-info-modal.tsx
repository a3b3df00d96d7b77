import { ErrorState, Skeleton, Text } from '@magpie/ui';
import { Dialog } from '@magpie/ui/overlays';
import type { JSX } from 'react';
import type { ModalComponentProps } from '#shared/modals/index.ts';
import { ExperienceList } from './experience-list.tsx';
import { useLevels } from './use-levels.ts';

/** levelPointInfoModal: how experience is earned (LEVEL-14). */
export function LevelPointInfoModal({ onClose }: ModalComponentProps<'levelPointInfoModal'>): JSX.Element {
  const { tiers, experiences, failed, retrying, retry } = useLevels();
  return (
    <Dialog open onClose={onClose} title="How you earn XP" size="sm">
      {failed && <ErrorState level={3} onRetry={retry} retrying={retrying} />}
      {!failed && !tiers && <Skeleton display="block" height="35" />}
      {tiers && <ExperienceList experiences={experiences} />}
      <Text size="body.sm" tone="muted" mt="4">
        Levels follow from experience by themselves and never drop.
      </Text>
    </Dialog>
  );
}
