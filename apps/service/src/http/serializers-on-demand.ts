import {
  type Serializer,
  type SerializerFactory,
  SerializerSelector,
} from '@fastify/fast-json-stringify-compiler'

/** Compiles the serializer of an answer when it is first sent: all of them at start would take longer than the rest. */
export const serializersOnDemand: SerializerFactory = (schemas, options) => {
  const compile = SerializerSelector()(schemas, options)
  return (route) => {
    let serialize: Serializer | undefined
    return (body) => {
      serialize ??= compile(route)
      return serialize(body)
    }
  }
}
