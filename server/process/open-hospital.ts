import { dirname, join } from 'node:path'
import type { Logger } from 'pino'
import { createApi } from '../api/create-api.ts'
import { makeBackup } from '../commands/backup/make-backup.ts'
import { type Env, StartError } from '../env.ts'
import { type FindPlace, openGeoDb } from '../geo/open-geo-db.ts'
import { createLimits, noLimits } from '../http/limits.ts'
import { createPreviews } from '../http/previews.ts'
import { startJobs } from '../jobs/start-jobs.ts'
import { createWebhookSecrets } from '../keys/webhook-secrets.ts'
import { readMerek } from '../merek/read-merek.ts'
import { dailyMailJobs } from '../notifications/daily-mail-jobs.ts'
import { deliveryJob } from '../notifications/delivery-job.ts'
import { createDeliveryWorker } from '../notifications/delivery-worker.ts'
import { cacheAltTexts } from '../pictures/alt-texts.ts'
import { folderStore } from '../pictures/folder-store.ts'
import { openPictureStore } from '../pictures/open-picture-store.ts'
import { readFrom } from '../pictures/picture-store.ts'
import { purgeJob } from '../retention/purge-job.ts'
import { createEmptySearches } from '../search/empty-searches.ts'
import { createStaffServer } from '../staff/create-staff-server.ts'
import { publishingJob } from '../staff/publishing/publishing-job.ts'
import { staffSecret } from '../staff/staff-secret.ts'
import type { Backend } from './backend.ts'
import { openDatabase } from './open-database.ts'
import { openMailer } from './open-mailer.ts'
import { openPictures } from './open-pictures.ts'

/** Our own hospital: database, API, staff app and background jobs. */
export async function openHospital(env: Env, log: Logger, root: string): Promise<Backend> {
	const findPlace = await openPlaces(env)
	const { database, nik, firstAdminLink } = await openDatabase(env, log, root)
	const uploads = openPictureStore(env, log)
	const sources = [uploads, folderStore(join(root, 'demo/pictures'))]
	const limits = env.RATE_LIMITS ? createLimits(database.pool) : noLimits
	const previews = createPreviews(staffSecret(env))
	const emptySearches = createEmptySearches({ db: database.db, now: Date.now, onError: (error) => log.error(error) })
	const revision = await database.watchRevision()
	const altTexts = cacheAltTexts(database, revision.current)
	const merek = () => readMerek(database.db)
	const mailer = await openMailer(env, log)
	const secrets = createWebhookSecrets(staffSecret(env))
	// Who writes the outbox does not know SMTP_URL.
	await database.db
		.updateTable('notifikasi')
		.set({ surelTersedia: mailer ? 1 : 0 })
		.execute()
	const { SITE_URL: siteUrl, WEBHOOK_INTERNAL: allowInternal } = env
	const worker = createDeliveryWorker({ database, now: Date.now, mailer, siteUrl, secrets, allowInternal, log })
	const jobs = startJobs(
		[
			publishingJob({ database, revision: revision.current, now: Date.now }),
			deliveryJob(worker),
			...dailyMailJobs(database.db, Date.now),
			purgeJob({
				database,
				now: Date.now,
				keepVisitorDays: env.KEEP_VISITOR_DAYS,
				keepMemberDays: env.KEEP_MEMBER_DAYS,
				keepAuditDays: env.KEEP_AUDIT_DAYS,
			}),
		],
		{ db: database.db, now: Date.now, log },
	)
	return {
		api: createApi({
			context: { database, db: database.db, now: Date.now, limits, nik, emptySearches, findPlace, altTexts },
			checkResponses: env.DEV,
			trustProxy: env.TRUST_PROXY,
			https: env.SITE_URL.startsWith('https:'),
			corsOrigins: env.CORS_ORIGINS,
			readPreview: previews.read,
		}),
		pictures: openPictures(env, sources, log),
		limits,
		revision: revision.current,
		isReady: () => database.isMigrated(),
		merek,
		readPicture: readFrom(sources),
		staff: createStaffServer({
			env,
			root,
			merek,
			database,
			limits,
			pictures: uploads,
			nik,
			previews,
			mailer,
			webhookSecrets: secrets,
			demo: demoContent(env, log),
			log,
		}),
		previews,
		firstAdminLink,
		async stop() {
			await jobs.stop()
			revision.stop()
			await emptySearches.flush()
			await mailer?.stop()
			await database.close()
		},
	}
}

async function openPlaces({ GEO_DB }: Env): Promise<FindPlace | undefined> {
	if (!GEO_DB) return undefined
	try {
		return await openGeoDb(GEO_DB)
	} catch {
		throw new StartError(`GEO_DB ${GEO_DB} cannot be read; set it to a file of MaxMind's format with city data.`)
	}
}

/** The demo content, for the guide that removes it. It is loaded only when an administrator opens the guide. */
const demoContent = (env: Env, log: Logger) => ({
	ids: async () => (await import('../../demo/list-demo-ids.ts')).listDemoIds(),
	async backup() {
		try {
			return (await makeBackup({ env, folder: join(dirname(env.DATA_DIR), 'backups') })).path
		} catch (error) {
			log.error({ err: error }, 'backup failed')
			throw error
		}
	},
})
