import { createRecipeContext } from '@chakra-ui/react';
import type { HTMLChakraProps } from '@chakra-ui/react';
import { Ban, ImageOff, Play } from 'lucide-react';
import { useId, useState } from 'react';
import type { ComponentRef, CSSProperties, JSX, MouseEvent, ReactNode } from 'react';
import { Skeleton } from './skeleton.tsx';

const { withContext } = createRecipeContext({ key: 'gameTile' });
const Base = withContext<ComponentRef<'div'>, HTMLChakraProps<'div'>>('div');

export interface GameTileProps {
  readonly name: string;
  readonly provider: string;
  /** Address of the 3:4 cover; without one the tile says that there is none. */
  readonly image?: string | undefined;
  /** Flat colour in the place of the cover until it has loaded. */
  readonly tone?: string | undefined;
  /** With an address the tile is a link, without one a button. */
  readonly href?: string | undefined;
  /** Why the game cannot be played now; the tile then keeps focus but does nothing. */
  readonly disabledLabel?: string | undefined;
  readonly note?: string | undefined;
  /** Load the cover at once, for tiles of the first screen. */
  readonly eager?: boolean;
  readonly onSelect?: (event: MouseEvent<HTMLElement>) => void;
  /** What else can be done with the game; it lies over the cover and finds its own place there. */
  readonly tools?: ReactNode;
}

interface ArtProps extends Pick<GameTileProps, 'image' | 'tone' | 'disabledLabel' | 'eager'> {
  readonly reasonId: string;
}

const fallback: ReactNode = (
  <span data-part="fallback">
    <ImageOff size={20} aria-hidden />
    Image unavailable
  </span>
);

function Art({ image, tone, disabledLabel, eager = false, reasonId }: ArtProps): JSX.Element {
  const [brokenImage, setBrokenImage] = useState<string>();
  const given = image !== undefined && image !== '';
  const style = tone === undefined ? undefined : ({ '--tone': tone } as CSSProperties);
  return (
    <span data-part="art" style={style}>
      {given && (
        <img
          src={image}
          alt=""
          width={300}
          height={400}
          decoding="async"
          loading={eager ? 'eager' : 'lazy'}
          onError={() => {
            setBrokenImage(image);
          }}
          onLoad={() => {
            setBrokenImage(undefined);
          }}
        />
      )}
      {(!given || image === brokenImage) && fallback}
      {disabledLabel === undefined ? (
        <span data-part="play" aria-hidden>
          <span>
            <Play />
            Play
          </span>
        </span>
      ) : (
        <span data-part="flag" id={reasonId}>
          <Ban aria-hidden />
          {disabledLabel}
        </span>
      )}
    </span>
  );
}

interface ActionProps extends Pick<GameTileProps, 'name' | 'href' | 'onSelect'> {
  readonly excluded: boolean;
  readonly describedBy: string;
}

function Action({ name, href, excluded, describedBy, onSelect }: ActionProps): JSX.Element {
  const shared = {
    'data-part': 'action',
    'aria-describedby': describedBy,
    ...(excluded && { 'aria-disabled': true }),
    onClick: (event: MouseEvent<HTMLElement>): void => {
      if (excluded) event.preventDefault();
      else onSelect?.(event);
    },
    children: name,
  };
  return href === undefined ? <button type="button" {...shared} /> : <a href={href} {...shared} />;
}

/**
 * One game: cover, name, provider. Its accessible name is the game's, its description provider and reason. Only the name
 * lies inside the control: what a control shows is part of its name for those who speak to it.
 */
export function GameTile({
  name,
  provider,
  href,
  onSelect,
  disabledLabel,
  note,
  tools,
  ...art
}: GameTileProps): JSX.Element {
  const id = useId();
  const ids = { provider: `${id}p`, reason: `${id}r` };
  const excluded = disabledLabel !== undefined;
  return (
    <Base {...(excluded && { 'data-excluded': '' })}>
      <Art {...art} disabledLabel={disabledLabel} reasonId={ids.reason} />
      <Action
        name={name}
        href={href}
        excluded={excluded}
        describedBy={excluded || note !== undefined ? `${ids.provider} ${ids.reason}` : ids.provider}
        {...(onSelect && { onSelect })}
      />
      <span data-part="provider">
        {!excluded && note !== undefined && (
          <span data-part="note" id={ids.reason}>
            {note}
          </span>
        )}
        <span id={ids.provider}>{provider}</span>
      </span>
      {tools}
    </Base>
  );
}

export function GameTileSkeleton(): JSX.Element {
  return (
    <Base aria-hidden>
      <Skeleton aspectRatio="3 / 4" borderRadius="md" />
      <Skeleton mt="10px" height="14px" width="80%" />
      <Skeleton mt="2" height="12px" width="50%" />
    </Base>
  );
}
