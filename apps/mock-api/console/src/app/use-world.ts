import { useParams } from 'react-router-dom';
import { defaultWorld } from './places.ts';

/** Id of the world that the page is about, from its address. */
export function useWorld(): string {
  return useParams()['world'] ?? defaultWorld;
}
