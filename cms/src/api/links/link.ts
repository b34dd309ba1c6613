import type { TypeResolvers } from '../FieldResolver';
import type { ResolvedLink } from './linkField';

export const linkResolvers: TypeResolvers = {
  linkField_Link: {
    text: ({ text }: ResolvedLink) => text,
    title: ({ title }: ResolvedLink) => title,
    target: ({ target }: ResolvedLink) => target,
    type: ({ type }: ResolvedLink) => type,
    url: ({ url }: ResolvedLink) => url,
  },
};
