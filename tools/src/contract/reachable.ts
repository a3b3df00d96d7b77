import {
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isScalarType,
  isUnionType,
  type GraphQLNamedType,
  getNamedType,
} from 'graphql';

function neighbours(type: GraphQLNamedType, schema: GraphQLSchema): GraphQLNamedType[] {
  if (isScalarType(type) || isEnumType(type)) return [];
  if (isUnionType(type)) return [...type.getTypes()];
  if (isInputObjectType(type))
    return Object.values(type.getFields()).map((field) => getNamedType(field.type));
  const fields = Object.values(type.getFields());
  const ofFields = fields.flatMap((field) => [
    getNamedType(field.type),
    ...field.args.map((argument) => getNamedType(argument.type)),
  ]);
  const kin = isInterfaceType(type) ? schema.getPossibleTypes(type) : type.getInterfaces();
  return [...ofFields, ...kin];
}

export function reachableTypes(schema: GraphQLSchema): Set<string> {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  const open: GraphQLNamedType[] = roots.filter((type) => isObjectType(type));
  const seen = new Set(open.map((type) => type.name));
  for (let type = open.pop(); type; type = open.pop()) {
    for (const next of neighbours(type, schema)) {
      if (!seen.has(next.name)) open.push(next);
      seen.add(next.name);
    }
  }
  return seen;
}
