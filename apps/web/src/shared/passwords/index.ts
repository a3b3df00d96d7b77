export { NewPasswordFields } from './new-password-fields.tsx';
export { NewPasswordInput } from './new-password-input.tsx';
