/** Toasts after saving a profile (PROF-14, PROF-15). */
export const profileToasts = {
  saved: 'Profile Updated',
  refused: 'Update Profile Failed',
  failed: {
    title: 'Error Updating Profile',
    text: 'There was an error updating your profile. Please try again.',
  },
} as const;
