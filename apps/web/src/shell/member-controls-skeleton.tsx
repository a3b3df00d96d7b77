import { Skeleton } from '@magpie/ui';
import type { JSX } from 'react';

/** In the place of the member's controls while their code is fetched. */
export function MemberControlsSkeleton(): JSX.Element {
  return (
    <>
      <Skeleton w={{ base: '104px', md: '150px' }} h="44px" borderRadius="md" />
      <Skeleton hideBelow="md" w="116px" h="44px" borderRadius="md" />
      <Skeleton w="44px" h="44px" borderRadius="full" />
      <Skeleton w="44px" h="44px" borderRadius="full" />
    </>
  );
}
