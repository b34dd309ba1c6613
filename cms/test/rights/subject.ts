/** Titles for the tests of rights. They differ from each other and from all texts of the fixture. */
export const titles = {
  old: 'Xold title',
  public: 'Xpublic title',
  draft: 'Xdraft title',
  new: 'Xnew title',
};

/** The address of the staff member and of the visitor whose accounts the tests try to change. */
export const subjectEmail = 'subject@example.org';
