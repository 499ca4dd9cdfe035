import { setTimeout as delay } from 'node:timers/promises'
import { connectDatabase } from '../../database/connect.ts'
import { newWebhookSecret } from '../../server/notifications/post-webhook.ts'
import { type MailServer, startMailServer } from '../support/mail-server.ts'
import { startSite } from '../support/site-server.ts'
import { plain } from '../support/test-fields.ts'
import { startWebhookReceiver, type WebhookReceiver } from '../support/webhook-receiver.ts'
import type { Fault } from './fault.ts'
import { underLoad, type World } from './under-load.ts'

const RESERVATIONS = { short: 15, long: 200 }
const DELIVERED_MS = 60_000

/**
 * The mail server is down, the receiver of webhooks hangs, and both worker processes are killed before they could send
 * anything. After the restart every notification arrives, and one that arrives twice has the same id.
 */
export const loseNotifications: Fault = {
	name: 'mail server down, webhook receiver hanging, server killed before it sends',
	databases: ['sqlite', 'postgres'],
	async run(run) {
		const receiver = await startWebhookReceiver()
		receiver.answer = 'hang'
		let mail = await startMailServer()
		await mail.stop()
		const env = {
			SMTP_URL: mail.url,
			MAIL_FROM: 'staf@rs.example',
			SITE_URL: 'https://rs.example',
			WEBHOOK_INTERNAL: '1',
			WORKERS: '2',
		}
		try {
			return await underLoad(run, { env, clients: 3 }, async (world) => {
				const count = RESERVATIONS[run.long ? 'long' : 'short']
				await addWebhook(world, receiver)
				await world.load.more(count)
				await world.site.stop('SIGKILL')
				const made = world.load.ledger.acknowledged.slice(-count).map(({ kode }) => kode)
				mail = await startMailServer(Number(new URL(mail.url).port))
				receiver.answer = 204
				world.site = await startSite({ env: world.env })
				await expectDelivered(world, made, mail, receiver)
				return 1
			})
		} finally {
			await Promise.all([mail.stop(), receiver.stop()])
		}
	},
}

async function addWebhook({ databaseUrl }: World, { url }: WebhookReceiver): Promise<void> {
	const database = connectDatabase(databaseUrl)
	const peristiwa = JSON.stringify(['reservasi.dibuat'])
	await database.db
		.insertInto('webhook')
		.values({
			id: 'gerbang',
			nama: 'Gerbang',
			url,
			rahasia: plain(newWebhookSecret()),
			peristiwa,
			createdAt: Date.now(),
		})
		.execute()
	await database.close()
}

async function expectDelivered(world: World, made: string[], mail: MailServer, receiver: WebhookReceiver) {
	const database = connectDatabase(world.databaseUrl)
	// The leases of the killed processes and the pauses after failures have passed.
	await database.db
		.updateTable('kotakKeluar')
		.set({ berikutAt: Date.now() })
		.where('status', '=', 'menunggu')
		.where('percobaan', '>', 0)
		.execute()
	const members = database.db.selectFrom('shopReservasi').select('memberId').where('kode', 'in', made)
	const own = database.db.selectFrom('shopReservasi').select(['kode', 'memberId']).where('memberId', 'in', members)
	// An address that nobody confirmed gets one mail, about any of its reservations, also one that was made meanwhile.
	const mailIds = async () =>
		idsAbout(
			[...Map.groupBy(await own.execute(), ({ memberId }) => memberId).values()].map((reservations) =>
				reservations.map(({ kode }) => kode),
			),
			mail.received.map(({ source }) => ({ id: /^Message-ID: (.+)$/im.exec(source)?.[1] ?? '', text: source })),
		)
	const hookIds = () =>
		idsAbout(
			made.map((kode) => [kode]),
			receiver.received.map(({ id, body }) => ({ id, text: body })),
		)
	const isDelivered = async () => [await mailIds(), hookIds()].every((ids) => ids.every(({ size }) => size > 0))
	const deadline = performance.now() + DELIVERED_MS
	while (!(await isDelivered()) && performance.now() < deadline) await delay(100)
	const mails = await mailIds()
	await database.close()
	for (const [what, ids] of [
		['mail', mails],
		['webhook', hookIds()],
	] as const) {
		world.expect(
			ids.every(({ size }) => size > 0),
			`a ${what} was lost`,
		)
		world.expect(
			ids.every(({ size }) => size < 2),
			`a repeated ${what} has another id`,
		)
	}
}

/** The ids of the messages about one of these reservations, for each group of them. */
const idsAbout = (groups: string[][], messages: { id: string; text: string }[]): Set<string>[] =>
	groups.map(
		(kodes) => new Set(messages.filter(({ text }) => kodes.some((kode) => text.includes(kode))).map(({ id }) => id)),
	)
