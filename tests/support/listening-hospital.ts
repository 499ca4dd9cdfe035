import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { readEnv } from '../../server/env.ts'
import { noLimits } from '../../server/http/limits.ts'
import { readMerek } from '../../server/merek/make-merek.ts'
import { createPictures } from '../../server/pictures/create-pictures.ts'
import { folderStore } from '../../server/pictures/folder-store.ts'
import { readFrom } from '../../server/pictures/picture-store.ts'
import { createSiteServer } from '../../server/process/create-site-server.ts'
import { type Answer, sendRequest } from './send-request.ts'
import type { TestApi } from './test-api.ts'

const root = join(import.meta.dirname, '../..')

export interface ListeningHospital {
	send(request: Request): Promise<Answer>
	close(): Promise<void>
}

/** The whole request path in this process, behind a port, without the staff app. */
export async function listenFor({ api, database }: TestApi, log: Logger): Promise<ListeningHospital> {
	const dataDir = join(tmpdir(), 'rs-yasmin-listening')
	const env = readEnv({ DATA_DIR: dataDir, GEO_URL: '', SITE_URL: 'http://localhost' })
	const sources = [folderStore(join(root, 'demo/pictures'))]
	const revision = await database.watchRevision()
	const { server, pages } = await createSiteServer({
		env,
		log,
		root,
		backend: {
			api,
			pictures: createPictures({ sources, cacheDir: join(dataDir, 'picture-cache') }),
			limits: noLimits,
			revision: revision.current,
			isReady: () => database.isMigrated(),
			merek: () => readMerek(database.db),
			readPicture: readFrom(sources),
		},
	})
	await once(server.listen(0, '127.0.0.1'), 'listening')
	const { port } = server.address() as AddressInfo
	return {
		send: (request) => sendRequest(`http://127.0.0.1:${port}`, request),
		async close() {
			server.close()
			server.closeAllConnections()
			await pages.close()
			revision.stop()
		},
	}
}
