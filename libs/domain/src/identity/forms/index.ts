export { acrossFields, codeField, emailField, existingPasswordField, newPasswordField } from './fields.ts';
