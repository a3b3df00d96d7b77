export { dialCodeOf, internationalNumber, isMobileNumber } from './mobile.ts';
