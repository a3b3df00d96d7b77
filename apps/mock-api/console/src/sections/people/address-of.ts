/** By what a member is named on the control plane: the e-mail address, or the id of one who has none. */
export const addressOf = ({ id, email }: { readonly id: string; readonly email: string }): string =>
  email === '' ? id : email;
