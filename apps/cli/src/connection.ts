import { type Client, createClient } from '@semmai/client'
import { Command, Option } from 'commander'

export interface ConnectionOptions {
  server: string
  token?: string
}

/** Adds `--server` and `--token`, which fall back to SEMMAI_SERVER and SEMMAI_TOKEN. */
export function withConnection(command: Command): Command {
  return command
    .addOption(
      new Option('--server <url>', 'where the service is')
        .env('SEMMAI_SERVER')
        .default('http://localhost:8080'),
    )
    .addOption(tokenOption())
}

/** A command that calls the service and can print its answer as JSON. */
export function subcommand(name: string, description: string): Command {
  return withConnection(new Command(name).description(description)).option('--json', 'print JSON')
}

/** Every process of the machine can read an argument, so the environment is the better place for a token. */
export function tokenOption(): Option {
  return new Option('--token <token>', 'access token; better given as SEMMAI_TOKEN').env('SEMMAI_TOKEN')
}

/**
 * The client library for the service that the options name. Nothing is sent yet, so a wrong address shows
 * later.
 */
export function connect(options: ConnectionOptions): Client {
  const { server: baseUrl, token } = options
  return createClient(token === undefined ? { baseUrl } : { baseUrl, token })
}
