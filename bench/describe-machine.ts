import { execFileSync } from 'node:child_process'
import { availableParallelism, cpus } from 'node:os'
import type { Results } from './results.ts'

type Machine = Pick<Results, 'date' | 'commit' | 'machine' | 'cores' | 'node'>

export const describeMachine = (root: string): Machine => ({
	date: new Date().toISOString(),
	commit: commitOf(root),
	machine: cpus()[0]?.model ?? 'unknown processor',
	cores: availableParallelism(),
	node: process.versions.node,
})

/** Marked when files differ from the commit. */
function commitOf(root: string): string {
	try {
		const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim()
		const isChanged = git('status', '--porcelain', '--', ':!docs', ':!bench/results.json') !== ''
		return git('rev-parse', '--short', 'HEAD') + (isChanged ? ' with changes' : '')
	} catch {
		return 'unknown'
	}
}
