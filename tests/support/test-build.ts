import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type BuiltApp, ensureBuild } from '../../server/builds.mjs'

/** Makes a build of these files and switches to it. */
export const writeBuild = (root: string, app: BuiltApp, id: string, files: Record<string, string>): Promise<void> =>
	ensureBuild(root, app, id, async (unfinished) => {
		for (const [name, content] of Object.entries(files)) {
			const file = join(unfinished, name)
			mkdirSync(dirname(file), { recursive: true })
			writeFileSync(file, content)
		}
	})
