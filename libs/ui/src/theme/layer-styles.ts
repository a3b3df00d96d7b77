import { defineLayerStyles } from '@chakra-ui/react';

export const layerStyles = defineLayerStyles({
  card: {
    value: {
      bg: 'bg.subtle',
      borderWidth: '1px',
      borderStyle: 'solid',
      borderColor: 'border.muted',
      borderRadius: 'lg',
      boxShadow: 'raised',
    },
  },
  well: { value: { bg: 'bg.sunken', borderRadius: 'md' } },
  counterchange: {
    value: { bg: 'bg.inverted', color: 'fg.inverted', borderColor: 'bg.inverted' },
  },
  wing: { value: { borderRadius: 'wing', overflow: 'hidden' } },
  disabled: { value: { bg: 'bg.muted', color: 'fg.subtle' } },
});
