import { messageLink, type MessagePlace } from '@magpie/domain/messages';
import type { MessageRow_messageFragment } from '@magpie/gql/messages';
import { Button } from '@magpie/ui';
import type { JSX } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#shared/navigation/index.ts';

function addressOf(place: MessagePlace): string {
  switch (place.to) {
    case 'promo':
      return paths.promotion(place.id);
    case 'promotions':
      return paths.promotions;
    case 'tournament':
      return paths.tournament;
    case 'section':
      return paths.personalCenter(place.section, place.id === undefined ? {} : { payment: place.id });
  }
}

export interface MessageLinkProps {
  readonly message: Pick<MessageRow_messageFragment, 'automatedMessageType' | 'subject' | 'title'>;
  readonly onFollow: () => void;
}

/** Leads from a message to what it is about (MSG-20). */
export function MessageLink({ message, onFollow }: MessageLinkProps): JSX.Element | null {
  const link = messageLink(message);
  if (!link) return null;
  return (
    <Button asChild size="sm">
      <Link to={addressOf(link.place)} aria-label={`${link.label}: ${message.title}`} onClick={onFollow}>
        {link.label}
      </Link>
    </Button>
  );
}
