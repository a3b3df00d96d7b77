import { defineTextStyles } from '@chakra-ui/react';

interface Face {
  readonly size: [mobile: string, desktop: string];
  readonly line: [mobile: string, desktop: string];
}

const scale = ({ size, line }: Face) => ({
  fontSize: { base: size[0], md: size[1] },
  lineHeight: { base: line[0], md: line[1] },
});

const same = (size: string, line: string) => scale({ size: [size, size], line: [line, line] });

const display = (face: Face) => ({
  value: {
    ...scale(face),
    fontFamily: 'heading',
    fontStretch: '116%',
    fontWeight: '680',
    letterSpacing: '-.026em',
    textWrap: 'balance',
  },
});

const heading = (face: Face) => ({
  value: {
    ...scale(face),
    fontStretch: '108%',
    fontWeight: '650',
    letterSpacing: '-.014em',
    textWrap: 'balance',
  },
});

const body = (size: string, line: string) => ({ value: { ...same(size, line), fontWeight: '400' } });

const money = (size: string, line: string, weight: string, width: string) => ({
  value: {
    ...same(size, line),
    fontWeight: weight,
    fontStretch: width,
    letterSpacing: '-.022em',
    fontVariantNumeric: 'tabular-nums lining-nums',
    whiteSpace: 'nowrap',
  },
});

/** Text styles (visual language, section 3): three widths of one family. */
export const textStyles = defineTextStyles({
  display: {
    xl: display({ size: ['34px', '52px'], line: ['37px', '54px'] }),
    lg: display({ size: ['30px', '40px'], line: ['34px', '44px'] }),
    md: display({ size: ['25px', '30px'], line: ['30px', '36px'] }),
  },
  heading: {
    lg: heading({ size: ['21px', '24px'], line: ['27px', '30px'] }),
    md: heading({ size: ['19px', '19px'], line: ['26px', '26px'] }),
    sm: heading({ size: ['16px', '16px'], line: ['22px', '22px'] }),
  },
  body: { lg: body('17px', '26px'), md: body('15px', '22px'), sm: body('13.5px', '20px') },
  label: { value: { ...same('14px', '20px'), fontWeight: '550' } },
  caption: body('12.5px', '18px'),
  money: {
    xl: money('40px', '44px', '660', '112%'),
    lg: money('26px', '32px', '650', '110%'),
    md: money('18px', '24px', '600', '106%'),
  },
});
