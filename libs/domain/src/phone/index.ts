export { internationalNumber, isMobileNumber } from './mobile.ts';
