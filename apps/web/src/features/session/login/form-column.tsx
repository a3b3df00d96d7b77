import { chakra } from '@chakra-ui/react';

/** A form whose fields stand below each other. */
export const FormColumn = chakra('form', { base: { display: 'flex', flexDirection: 'column', gap: '5' } });
