import type { RuleTester } from 'oxlint/plugins-dev';

// oxlint publishes no names for the types of a plugin, only what its rule tester takes; they are read off that.

type AnyRule = Parameters<RuleTester['run']>[1];

/** A rule that is set up afresh for each file. */
export type Rule = Exclude<AnyRule, { createOnce: unknown }>;

export type Context = Parameters<Rule['create']>[0];

/** Called back with the nodes of the syntax tree (ESTree with TypeScript and JSX). */
export type Visitor = ReturnType<Rule['create']>;

export type Node = Parameters<Context['sourceCode']['getScope']>[0];
