import { Portal } from '@chakra-ui/react';
import type { JSX, ReactNode } from 'react';

let place: HTMLElement | null = null;

function placeOfLayers(): HTMLElement | null {
  if (typeof document === 'undefined') return null;
  if (place?.isConnected === true) return place;
  place = document.createElement('div');
  place.dataset['part'] = 'layers';
  return document.body.appendChild(place);
}

const container = {
  get current() {
    return placeOfLayers();
  },
};

/**
 * Puts a layer at the end of the page, in one place for all of them: what goes straight out of the body makes browsers style
 * whatever on the page could be about the neighbours of something.
 */
export function LayerPortal({ children }: { readonly children: ReactNode }): JSX.Element {
  return <Portal container={container}>{children}</Portal>;
}
