import graphql from '@graphql-eslint/eslint-plugin';

const base = {
  languageOptions: { parser: /** @type {any} */ (graphql.parser) },
  plugins: { '@graphql-eslint': /** @type {any} */ (graphql) },
};

/** @type {import('eslint').Linter.Config[]} */
export const contract = [
  {
    files: ['schema/**/*.graphql'],
    ...base,
    rules: {
      '@graphql-eslint/require-description': [
        'error',
        {
          types: true,
          FieldDefinition: true,
          InputValueDefinition: true,
          EnumValueDefinition: true,
          DirectiveDefinition: true,
        },
      ],
      '@graphql-eslint/naming-convention': [
        'error',
        {
          types: 'PascalCase',
          FieldDefinition: 'camelCase',
          InputValueDefinition: 'camelCase',
          Argument: 'camelCase',
          DirectiveDefinition: 'camelCase',
        },
      ],
      '@graphql-eslint/no-unreachable-types': 'error',
      '@graphql-eslint/require-deprecation-reason': 'error',
      '@graphql-eslint/no-duplicate-fields': 'off',
      '@graphql-eslint/known-type-names': 'error',
      '@graphql-eslint/known-directives': 'error',
      '@graphql-eslint/known-argument-names': 'error',
      '@graphql-eslint/provided-required-arguments': 'error',
      '@graphql-eslint/unique-type-names': 'error',
      '@graphql-eslint/unique-enum-value-names': 'error',
      '@graphql-eslint/unique-field-definition-names': 'error',
      '@graphql-eslint/possible-type-extension': 'error',
      '@graphql-eslint/no-typename-prefix': 'off',
      '@graphql-eslint/description-style': 'off',
    },
  },
  {
    // What one endpoint does not reach another may: reachable.test.ts looks at all of them together.
    files: ['schema/common/**/*.graphql'],
    rules: { '@graphql-eslint/no-unreachable-types': 'off' },
  },
  {
    files: ['libs/gql/src/operations/**/*.graphql'],
    ...base,
    rules: {
      .../** @type {any} */ (graphql.configs['flat/operations-recommended']).rules,
      '@graphql-eslint/require-selections': ['error', { fieldName: 'id' }],
      '@graphql-eslint/naming-convention': [
        'error',
        {
          VariableDefinition: 'camelCase',
          OperationDefinition: {
            style: 'PascalCase',
            forbiddenSuffixes: ['Query', 'Mutation', 'Subscription'],
          },
          // Named after the component that reads it and what it reads, such as GameTile_game.
          FragmentDefinition: { requiredPattern: /^[A-Z][A-Za-z]+(_[a-z][A-Za-z]+)?$/ },
        },
      ],
    },
  },
];
