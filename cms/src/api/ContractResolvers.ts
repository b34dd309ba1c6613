import type { Resolvers } from '../contract-resolvers';

type OfType<Name extends keyof Resolvers> = NonNullable<Resolvers[Name]>;

/** The names of the object types of the contract, without interfaces, unions and scalars. */
export type ObjectType = {
  [Name in keyof Resolvers]-?: OfType<Name> extends { __resolveType: unknown } | { name: string }
    ? never
    : Name;
}[keyof Resolvers];

/** The stored data of a source object, from which `defaultResolver` reads. */
type Stored<Source> = Source extends { doc: infer Doc }
  ? Doc
  : Source extends { block: infer Block }
    ? Block
    : Source extends { row: infer Row }
      ? Row
      : Source;

type SourceOf<Resolver> = Resolver extends (source: infer Source, ...rest: never) => unknown
  ? Source
  : never;

type HasArguments<Resolver> = Resolver extends (
  source: never,
  args: infer Args,
  ...rest: never
) => unknown
  ? string extends keyof Args
    ? false
    : true
  : never;

type AnswerOf<Resolver> = Resolver extends (...args: never) => infer Answer
  ? Awaited<Answer>
  : never;

/** Whether `defaultResolver` serves a field: the stored value has the same name and a type that fits. */
type IsStored<Field, Resolver> =
  HasArguments<Resolver> extends true
    ? false
    : Stored<SourceOf<Resolver>> extends { [Name in Field & string]?: AnswerOf<Resolver> }
      ? Field extends keyof Stored<SourceOf<Resolver>>
        ? true
        : false
      : false;

type Fields<Name extends ObjectType> = Required<Omit<OfType<Name>, '__isTypeOf'>>;

/**
 * The resolvers of one object type of the contract. A field needs one, unless the stored data have a field of
 * the same name and a type that fits: `defaultResolver` serves those.
 */
export type ResolversOf<Name extends ObjectType> = {
  [
    Field in keyof Fields<Name> as IsStored<Field, Fields<Name>[Field]> extends true ? never : Field
  ]: Fields<Name>[Field];
} & {
  [
    Field in keyof Fields<Name> as IsStored<Field, Fields<Name>[Field]> extends true ? Field : never
  ]?: Fields<Name>[Field];
};

/** The resolvers of several object types. */
export type ResolverMap<Name extends ObjectType> = { [One in Name]: ResolversOf<One> };

/** The resolvers of some object types. All of them together are checked in resolvers.ts. */
export type SomeResolvers = Partial<ResolverMap<ObjectType>>;

/** The object types that have fields without a stored value. */
export type ResolvedType = {
  [Name in ObjectType]: object extends ResolversOf<Name> ? never : Name;
}[ObjectType];
