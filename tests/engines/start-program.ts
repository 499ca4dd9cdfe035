import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface Program {
	child: ChildProcess
	stop(): Promise<void>
}

/** Starts a program that ends with this process at the latest. */
export function startProgram(file: string, args: string[], options: SpawnOptions): Program {
	const child = spawn(file, args, options)
	const kill = () => child.kill('SIGKILL')
	process.once('exit', kill)
	return {
		child,
		async stop() {
			process.off('exit', kill)
			if (child.exitCode !== null || child.signalCode !== null) return
			const ended = once(child, 'exit')
			child.kill('SIGKILL')
			await ended
		},
	}
}

/** Waits for the program to write this, and returns the first group of it. */
export function untilWritten(stream: NodeJS.ReadableStream | null, pattern: RegExp): Promise<string> {
	return new Promise((resolve, reject) => {
		let written = ''
		stream?.on('data', (chunk) => {
			written += chunk
			const found = pattern.exec(written)?.[1]
			if (found !== undefined) resolve(found)
		})
		stream?.once('end', () => reject(new Error(`The program ended:\n${written}`)))
	})
}

/** A folder for a browser's profile. */
export function makeProfile() {
	const folder = mkdtempSync(join(tmpdir(), 'rs-yasmin-browser-'))
	const removeFolder = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
	process.once('exit', removeFolder)
	const remove = () => {
		process.off('exit', removeFolder)
		removeFolder()
	}
	return { folder, remove }
}
