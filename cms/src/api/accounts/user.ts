import type { VisitorRow } from '../../accounts/visitors';
import type { UserFavoritesArgs } from '../../contract-types';
import type { ApiContext } from '../context';
import { favoritesOf } from './favorites';

export interface UserSource extends VisitorRow {
  __typename: 'User';
}

export const userSource = (visitor: VisitorRow): UserSource => ({ __typename: 'User', ...visitor });

export const userFields = {
  id: ({ uid }: UserSource) => uid,
  preferredLanguage: ({ language }: UserSource) => language,
  favorites: ({ favorites }: UserSource, args: UserFavoritesArgs, { read }: ApiContext) =>
    favoritesOf(favorites, args, read),
};
