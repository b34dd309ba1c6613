import { mailboxOf, normalizeEmail, readAddress } from './personalData';

it.each([
  [' Maria@Studium.Example ', 'maria@studium.example'],
  ['maria@ｓtudium.example', 'maria@studium.example'],
  ['maria@𝐬tudium.example', 'maria@studium.example'],
  ['maria@MÜNCHEN.example', 'maria@münchen.example'],
  ['maria@xn--mnchen-3ya.example', 'maria@münchen.example'],
  // Not a domain: it stays as it was typed.
  ['maria@xn--a', 'maria@xn--a'],
])('the address %s is stored as %s', (typed, stored) => {
  expect(readAddress(typed)).toBe(stored);
  expect(readAddress(stored)).toBe(stored);
});

it.each(['maria@studium.example/other.example', 'maria', 'a@b@studium.example', 'maria@'])(
  '%s is no address, and no part of it becomes one',
  (typed) => {
    expect(() => readAddress(typed)).toThrow('Email is not a valid email address.');
    expect(normalizeEmail(typed)).toBe(typed);
  },
);

it.each([
  ['maria.rossi+studium@posta.example', 'mariarossi@posta.example'],
  ['mariarossi@posta.example', 'mariarossi@posta.example'],
  ['maria++a+b@posta.example', 'maria@posta.example'],
  ['+39@posta.example', '+39@posta.example'],
])('mails to %s count for the mailbox %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});
