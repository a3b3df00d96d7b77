import { chakra } from '@chakra-ui/react';
import { useMemberSessionsQuery } from '@magpie/gql/logins';
import { Button, Card, ErrorState, Heading, Skeleton, Text } from '@magpie/ui';
import { ConfirmDialog } from '@magpie/ui/overlays';
import { useEffect, useId, useRef, useState, type JSX, type RefObject } from 'react';
import { freshAfter } from '#shared/apollo/index.ts';
import { useLoading } from '#shared/page/index.ts';
import { LoginRow, nameOf, type Login } from './login-row.tsx';
import { useEndLogins } from './use-end-logins.ts';

const List = chakra('ul', { base: { my: '4' } });

const longest = 100;

type Question = Login | 'OTHERS';

function questionText(question: Question): string {
  if (question === 'OTHERS') return 'Everywhere but on this device you will have to log in again.';
  return `${nameOf(question)} will have to log in again.`;
}

function useFocusAfter(asking: boolean): {
  readonly target: RefObject<HTMLHeadingElement | null>;
  readonly asked: () => void;
} {
  const target = useRef<HTMLHeadingElement>(null);
  const asker = useRef<Element>(null);
  useEffect(() => {
    if (!asking && asker.current?.isConnected === false) target.current?.focus({ preventScroll: true });
  }, [asking]);
  const asked = () => {
    asker.current = document.activeElement;
  };
  return { target, asked };
}

/** Where the member is logged in, and the way to end one login or all others (SESS-43). */
export function LoginsSection(): JSX.Element {
  const headingId = useId();
  const result = useMemberSessionsQuery({
    variables: { first: longest },
    fetchPolicy: 'cache-and-network',
    context: freshAfter('PASSWORD'),
  });
  const { failed, retrying, retry } = useLoading(result);
  const { endOne, endOthers, busy } = useEndLogins(() => result.refetch());
  const [question, setQuestion] = useState<Question | null>(null);
  const logins = result.data?.memberSessions.edges.map(({ node }) => node);
  const others = (result.data?.memberSessions.totalCount ?? 0) - 1;
  const more = (result.data?.memberSessions.totalCount ?? 0) - (logins?.length ?? 0);
  const { target: heading, asked } = useFocusAfter(question !== null);
  const ask = (about: Question) => {
    asked();
    setQuestion(about);
  };
  const close = () => {
    setQuestion(null);
  };
  const confirm = async (asked: Question) => {
    await (asked === 'OTHERS' ? endOthers() : endOne(asked.id));
    close();
  };
  return (
    <Card as="section" aria-labelledby={headingId} padding="md" mt="8">
      <Heading level={3} size="heading.sm" id={headingId} ref={heading} tabIndex={-1}>
        Where you’re logged in
      </Heading>
      {failed && <ErrorState level={4} onRetry={retry} retrying={retrying} />}
      {!failed && !logins && <Skeleton display="block" h="30" mt="4" />}
      {logins && (
        <List aria-labelledby={headingId}>
          {logins.map((login) => (
            <LoginRow
              key={login.id}
              login={login}
              onEnd={() => {
                ask(login);
              }}
            />
          ))}
        </List>
      )}
      {more > 0 && <Text tone="muted">and {more} more</Text>}
      {logins && others < 1 && <Text tone="muted">You’re logged in nowhere else.</Text>}
      {logins && others > 0 && (
        <Button
          variant="inverse"
          onClick={() => {
            ask('OTHERS');
          }}
        >
          End all other sessions
        </Button>
      )}
      {question && (
        <ConfirmDialog
          open
          title={question === 'OTHERS' ? 'End all other sessions?' : 'End this session?'}
          tone="danger"
          confirmLabel="End"
          cancelLabel="Keep"
          busy={busy}
          onConfirm={() => void confirm(question)}
          onCancel={close}
        >
          {questionText(question)}
        </ConfirmDialog>
      )}
    </Card>
  );
}
