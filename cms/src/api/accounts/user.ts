import type { VisitorRow } from '../../accounts/visitors';
import type { ApiContext } from '../context';
import { type FavoriteArgs, favoritesOf } from './favorites';

/** The source object for an account. */
export interface UserSource extends VisitorRow {
  __typename: 'User';
}

export const userSource = (visitor: VisitorRow): UserSource => ({ __typename: 'User', ...visitor });

export const userFields = {
  id: ({ uid }: UserSource) => uid,
  fullName: ({ fullName }: UserSource) => fullName,
  email: ({ email }: UserSource) => email,
  preferredLanguage: ({ language }: UserSource) => language,
  favorites: ({ favorites }: UserSource, args: FavoriteArgs, { read }: ApiContext) =>
    favoritesOf(favorites, args, read),
};
