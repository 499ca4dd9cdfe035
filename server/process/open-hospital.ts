import { dirname, join } from 'node:path'
import type { Logger } from 'pino'
import { isServable } from '../../database/migrate.ts'
import { listDemoPictures } from '../../demo/list-demo-pictures.ts'
import { createApi } from '../api/create-api.ts'
import { listBackups, makeBackup, newestBackup } from '../commands/backup/make-backup.ts'
import { type Env, StartError, sqliteFile } from '../env.ts'
import { createFhir } from '../fhir/create-fhir.ts'
import { publishHospital } from '../fhir/read-hospital.ts'
import { type FindPlace, openGeoDb } from '../geo/open-geo-db.ts'
import { watchFreeDisk } from '../http/free-disk.ts'
import { createLimits, noLimits } from '../http/limits.ts'
import { createPreviews } from '../http/previews.ts'
import { startJobs } from '../jobs/start-jobs.ts'
import { checkSystem } from '../keadaan/check-system.ts'
import { createMailAddresses } from '../keys/mail-addresses.ts'
import type { Mailer } from '../mail/create-mailer.ts'
import { readMerek } from '../merek/make-merek.ts'
import { dailyMailJobs } from '../notifications/daily-mail-jobs.ts'
import { createDeliveryWorker, deliveryJob } from '../notifications/delivery-worker.ts'
import { cacheAltTexts } from '../pictures/alt-texts.ts'
import { folderStore } from '../pictures/folder-store.ts'
import { openPictureStore } from '../pictures/open-picture-store.ts'
import { readFrom } from '../pictures/picture-store.ts'
import { offerJob } from '../reservasi/kalender/waiting-list.ts'
import { keepDaysOf } from '../retention/keep-days.ts'
import { purgeJob } from '../retention/purge.ts'
import { videoJob } from '../rumah-sakit/video-job.ts'
import { auditLogJob } from '../staff/audit/verify-audit.ts'
import { createStaffServer } from '../staff/create-staff-server.ts'
import { publishingJob } from '../staff/publishing/publish-due.ts'
import { staffSecret } from '../staff/staff-secret.ts'
import { linkJob } from '../staff/tautan/link-job.ts'
import type { Backend } from './backend.ts'
import { openDatabase } from './open-database.ts'
import { openPictures } from './open-pictures.ts'

/** Our own hospital: database, API, staff app and background jobs. */
export async function openHospital(env: Env, log: Logger, root: string): Promise<Backend> {
	const findPlace = await openPlaces(env)
	const { database, fields, firstAdminLink } = await openDatabase(env, log, root)
	const uploads = openPictureStore(env, log)
	const sources = [uploads, folderStore(join(root, 'demo/pictures'))]
	const limits = env.RATE_LIMITS ? createLimits(database.pool) : noLimits
	const disk = watchFreeDisk({ folders: dataFolders(env), minMb: env.MIN_FREE_DISK_MB })
	const previews = createPreviews(staffSecret(env))
	const revision = await database.watchRevision()
	const altTexts = cacheAltTexts(database, revision.current)
	const merek = () => readMerek(database.db)
	const mailer = await openMailer(env, log)
	const addresses = createMailAddresses(staffSecret(env))
	// Who writes the outbox does not know SMTP_URL.
	await database.db
		.updateTable('notifikasi')
		.set({ surelTersedia: mailer ? 1 : 0 })
		.execute()
	const { SITE_URL: siteUrl, WEBHOOK_INTERNAL: allowInternal } = env
	const sending = { mailer, siteUrl, addresses, fields, allowInternal }
	const worker = createDeliveryWorker({ database, now: Date.now, ...sending, log })
	const jobs = [
		publishingJob({ database, revision: revision.current, now: Date.now }),
		deliveryJob(worker),
		...(mailer ? dailyMailJobs(database.db, Date.now) : []),
		offerJob(database, Date.now),
		...(env.VIDEO_PICTURES ? [videoJob({ db: database.db, pictures: uploads, now: Date.now })] : []),
		...(env.LINK_CHECK ? [linkJob({ db: database.db, now: Date.now })] : []),
		auditLogJob(database.db),
		purgeJob({ database, now: Date.now, ...keepDaysOf(env) }),
	]
	const running = startJobs(jobs, { db: database.db, now: Date.now, log })
	const isReady = () => isServable(database.db)
	return {
		api: createApi({
			context: {
				database,
				db: database.db,
				now: Date.now,
				limits,
				fields,
				mailAddresses: addresses,
				findPlace,
				altTexts,
			},
			checkResponses: env.DEV,
			trustProxy: env.TRUST_PROXY,
			https: env.SITE_URL.startsWith('https:'),
			corsOrigins: env.CORS_ORIGINS,
			readPreview: previews.read,
			disk,
		}),
		fhir: createFhir({
			read: publishHospital({
				db: database.db,
				now: Date.now,
				revision: revision.current,
				organisasi: env.SATUSEHAT_ORGANIZATION,
			}),
			limits,
			log,
			trustProxy: env.TRUST_PROXY,
			siteUrl,
		}),
		pictures: openPictures(env, sources, log),
		limits,
		revision: revision.current,
		isReady,
		merek,
		readPicture: readFrom(sources),
		staff: createStaffServer({
			env,
			root,
			merek,
			database,
			limits,
			pictures: uploads,
			fields,
			previews,
			mailer,
			mailAddresses: addresses,
			disk,
			demo: demoContent(env, log),
			listBackups: () => listBackups(env),
			checkSystem: () => checkSystem({ env, database, now: Date.now, listBackups: () => listBackups(env) }),
			log,
		}),
		previews,
		disk,
		figures: { isReady, db: database.db, now: Date.now, jobs, disk, newestBackup: () => newestBackup(env) },
		firstAdminLink,
		async stop() {
			await running.stop()
			revision.stop()
			await mailer?.stop()
			await database.close()
		},
	}
}

/** The folders of DATA_DIR and of an SQLite file. PostgreSQL watches its own disk. */
function dataFolders({ DATA_DIR, DATABASE_URL }: Env): string[] {
	const file = sqliteFile(DATABASE_URL)
	return file ? [DATA_DIR, dirname(file)] : [DATA_DIR]
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
	pictures: listDemoPictures,
	async backup() {
		try {
			return (await makeBackup({ env, folder: env.BACKUP_DIR })).path
		} catch (error) {
			log.error({ err: error }, 'backup failed')
			throw error
		}
	},
})

/** Null without SMTP_URL. The mail library is loaded only where it is used. */
async function openMailer({ SMTP_URL, MAIL_FROM }: Env, log: Logger): Promise<Mailer | null> {
	if (!SMTP_URL) return null
	const { createMailer } = await import('../mail/create-mailer.ts')
	return createMailer({
		smtpUrl: SMTP_URL,
		from: MAIL_FROM,
		onFailure: (code) => log.error({ code }, 'a message could not be sent'),
	})
}
