/** Texts of what somebody tries to change: unlike each other, and unlike all of the fixture. */
export const titles = {
  old: 'Xold title',
  public: 'Xpublic title',
  draft: 'Xdraft title',
  new: 'Xnew title',
};

/** Address of the colleague and of the visitor whose accounts somebody tries to change. */
export const subjectEmail = 'subject@example.org';
