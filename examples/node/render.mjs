// Shows texts and errors of ExampleApp through `stringsctl serve`, one JSON object a line.
//
//     make release
//     node examples/node/render.mjs

import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const repository = join(dirname(fileURLToPath(import.meta.url)), '..', '..')

/** A running tool, whose answers are promises. */
class Localizer {
  #tool
  #waiting = new Map()
  #lastIdentifier = 0
  #failure = null

  constructor(program, options) {
    this.#tool = spawn(program, ['serve', '--stdio', ...options], {
      stdio: ['pipe', 'pipe', 'inherit']
    })
    createInterface({ input: this.#tool.stdout }).on('line', line => this.#receive(line))
    this.#tool.on('error', error => this.#fail(error))
    this.#tool.on('close', code => this.#fail(new Error(`stringsctl ended with status ${code}`)))
    // What goes wrong in writing shows when the tool closes.
    this.#tool.stdin.on('error', () => {})
  }

  /** The answer to a request. */
  ask(op, members) {
    if (this.#failure) return Promise.reject(this.#failure)
    const requestId = String(++this.#lastIdentifier)
    return new Promise((resolve, reject) => {
      this.#waiting.set(requestId, { resolve, reject })
      this.#tool.stdin.write(JSON.stringify({ requestId, op, ...members }) + '\n')
    })
  }

  /** Ends the tool; it answers first what it was asked. */
  close() {
    this.#tool.stdin.end()
  }

  #receive(line) {
    const answer = JSON.parse(line)
    const waiting = this.#waiting.get(answer.requestId)
    this.#waiting.delete(answer.requestId)
    if (answer.ok) waiting?.resolve(answer)
    else waiting?.reject(new Error(answer.error.message))
  }

  #fail(error) {
    this.#failure ??= error
    for (const { reject } of this.#waiting.values()) reject(error)
    this.#waiting.clear()
  }
}

const built = join(repository, '.build', 'release', 'stringsctl')
const program = process.env.STRINGSCTL_BINARY ?? (existsSync(built) ? built : 'stringsctl')
const localizer = new Localizer(program, [
  '--bundle', join(repository, 'examples', 'ExampleApp.bundle')
])

try {
  // Asked all at once; each answer finds its promise by its identifier.
  const locales = ['en-GB', 'fr-CA', 'ar']
  const answers = await Promise.all(locales.map(locale => Promise.all([
    localizer.ask('render', { error: 'auth/user-disabled', locale }),
    localizer.ask('string', { key: 'Sign in with Firebase', locale }),
    localizer.ask('string', { key: '%lld devices are signed in', args: [3], locale })
  ])))
  for (const [index, locale] of locales.entries()) {
    console.log(`\n${locale}`)
    for (const { text, layer, locale: found } of answers[index]) {
      console.log(`  ${text}  (${basename(layer)}, ${found})`)
    }
  }

  const { chain } = await localizer.ask('match', {
    locale: ['fr-CA', 'en'], available: ['ar', 'en', 'fr']
  })
  console.log('\nWhere a text for fr-CA is looked for:')
  console.log(`  ${chain.map(step => step.locale).join(', ')}`)

  const problem = await localizer.ask('render', { error: {} }).catch(error => error)
  console.log(`\nA request that cannot be understood:\n  ${problem.message}`)
} catch (error) {
  console.error(error.code === 'ENOENT'
    ? `render.mjs: there is no ${built} and no stringsctl in PATH; run 'make release' in ${repository} first`
    : `render.mjs: ${error.message}`)
  process.exitCode = 1
} finally {
  localizer.close()
}
