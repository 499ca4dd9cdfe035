import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openPlainHospital } from '../../server/api/abuse/test-hospital.ts'
import { registerPerson } from '../../server/api/abuse/test-person.ts'
import { createApp } from '../../server/app.ts'
import { readEnv } from '../../server/env.ts'
import { createLog } from '../../server/log.ts'
import { createPages } from '../../server/pages/create-pages.ts'
import { staticFiles } from '../../server/pages/static-files.ts'
import { createPictures } from '../../server/pictures/create-pictures.ts'
import { folderStore } from '../../server/pictures/folder-store.ts'
import type { Target } from './attack.ts'

const root = join(import.meta.dirname, '../..')

/** The whole server of a small hospital in this process, with two members whom everything is tried on. */
export async function openTarget(): Promise<Target & { dispose(): Promise<void> }> {
	const hospital = await openPlainHospital()
	const log = createLog('silent')
	const hasPages = existsSync(join(root, 'build/server/index.js'))
	const env = readEnv({ DATA_DIR: join(tmpdir(), 'rs-yasmin-abuse'), GEO_URL: '' })
	const pages = hasPages
		? await createPages({
				...{ env, log, root, server: createServer() },
				api: async (address, init) => hospital.api.fetch(new Request(`http://localhost${address}`, init)),
			})
		: undefined
	const app = createApp({
		...{ database: hospital.database, log, api: hospital.api },
		pictures: createPictures({
			sources: [folderStore(join(root, 'demo/pictures'))],
			cacheDir: join(env.DATA_DIR, 'picture-cache'),
		}),
		staticFiles: staticFiles(root),
		pages: pages?.fetch,
	})
	const victims: Target['victims'] = [
		await registerPerson(hospital, 'Siti Melati', 3),
		await registerPerson(hospital, 'Budi Kenanga', 7),
	]
	return {
		...{ hospital, app, hasPages, victims },
		async send(request) {
			const response = await app.fetch(request)
			return { status: response.status, headers: response.headers, text: await response.text() }
		},
		async dispose() {
			await pages?.close()
			await hospital.dispose()
		},
	}
}
