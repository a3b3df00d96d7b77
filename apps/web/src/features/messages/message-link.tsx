import { messageLink, type MessagePlace, type MessageSection } from '@magpie/domain/messages';
import type { MessageRow_messageFragment } from '@magpie/gql/messages';
import { Button } from '@magpie/ui';
import type { JSX } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#shared/navigation/index.ts';

/** By what name a section of the account area reads which of its entries is meant. */
const entryNames: Readonly<Partial<Record<MessageSection, string>>> = {
  deposits: 'payment',
  withdrawals: 'payment',
  'active-bonus': 'promo',
  'level-system': 'level',
};

function addressOf(place: MessagePlace, sent: string): string {
  switch (place.to) {
    case 'promotions':
      return paths.promotions;
    case 'tournament':
    case 'jackpot':
      return `${paths[place.to]}?${new URLSearchParams({ [place.to]: place.id }).toString()}`;
    case 'section': {
      const { section, id } = place;
      const name = entryNames[section];
      if (name === undefined || id === undefined) return paths.personalCenter(section);
      // A promo can have been had more than once: the one is meant that was over when the message came.
      const before = section === 'active-bonus' ? { before: sent } : {};
      return paths.personalCenter(section, { [name]: id, ...before });
    }
  }
}

export interface MessageLinkProps {
  readonly message: Pick<
    MessageRow_messageFragment,
    'automatedMessageType' | 'dateTimeCreated' | 'subject' | 'title'
  >;
  readonly onFollow: () => void;
}

/** Leads from a message to what it is about (MSG-20). */
export function MessageLink({ message, onFollow }: MessageLinkProps): JSX.Element | null {
  const link = messageLink(message);
  if (!link) return null;
  return (
    <Button asChild size="sm">
      <Link
        to={addressOf(link.place, message.dateTimeCreated)}
        aria-label={`${link.label}: ${message.title}`}
        onClick={onFollow}
      >
        {link.label}
      </Link>
    </Button>
  );
}
