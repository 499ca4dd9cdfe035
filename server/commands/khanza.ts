import { join } from 'node:path'
import { StartError } from '../env.ts'
import { prepareKiriman } from './khanza/prepare-kiriman.ts'
import { pushKiriman } from './khanza/push-kiriman.ts'
import { readKhanza } from './khanza/read-khanza.ts'
import { sendBookings } from './khanza/send-bookings.ts'
import { createSiteClient } from './khanza/site-client.ts'
import { readArguments, runCommand, secondsSince } from './run-command.ts'

const USAGE = 'npm run khanza -- [--dry-run] [--yakin]'

await runCommand(async (env) => {
	const { values } = readArguments(USAGE, {
		options: { 'dry-run': { type: 'boolean', default: false }, yakin: { type: 'boolean', default: false } },
	})
	const { KHANZA_URL, KHANZA_SITE, KHANZA_KEY, KHANZA_BOOKING_URL, KHANZA_BOOKING_POLI } = env
	if (!KHANZA_URL || !KHANZA_SITE || !KHANZA_KEY)
		throw new StartError('KHANZA_URL, KHANZA_SITE dan KHANZA_KEY harus diisi.')
	if (KHANZA_BOOKING_URL && !KHANZA_BOOKING_POLI)
		throw new StartError('KHANZA_BOOKING_URL memerlukan KHANZA_BOOKING_POLI, kode poli untuk booking.')
	const dryRun = values['dry-run']
	const send = createSiteClient({ site: KHANZA_SITE, kunci: KHANZA_KEY })
	const print = (line: string) => console.log(line)
	if (isReadOnTheWay(KHANZA_SITE))
		print('! KHANZA_SITE memakai http://: kunci dan data pasien dapat dibaca di jaringan. Pakai https://')

	await reported(async () => {
		const started = performance.now()
		const isi = await readKhanza(KHANZA_URL)
		const { poliKlinik, dokter, jadwal } = isi
		print(
			`Khanza: ${poliKlinik.length} poli, ${dokter.length} dokter, ${jadwal.length} baris jadwal, dibaca ${secondsSince(started)}`,
		)
		const kiriman = prepareKiriman(isi)
		for (const catatan of kiriman.catatan) print(`! ${catatan}`)
		await pushKiriman({ kiriman, send, dryRun, yakin: values.yakin, print })
		print(`✓ ${dryRun ? 'percobaan, tidak ada yang diubah' : `tersimpan di ${KHANZA_SITE}`}, ${secondsSince(started)}`)
	})
	// A mistake in the hours must not keep reservations from the desk.
	if (KHANZA_BOOKING_URL)
		await reported(
			() =>
				sendBookings({
					url: KHANZA_BOOKING_URL,
					poli: KHANZA_BOOKING_POLI,
					site: KHANZA_SITE,
					send,
					stateFile: join(env.DATA_DIR, 'khanza.json'),
					now: Date.now(),
					dryRun,
					print,
				}),
			'Booking: ',
		)
})

/** Without TLS, and not on this machine. */
function isReadOnTheWay(site: string): boolean {
	const { protocol, hostname } = new URL(site)
	return protocol === 'http:' && !/^(localhost|127\.[\d.]+|\[::1\])$/.test(hostname)
}

/** Prints what went wrong, and lets the next part run. */
async function reported(work: () => Promise<void>, part = ''): Promise<void> {
	try {
		await work()
	} catch (error) {
		if (!(error instanceof StartError)) throw error
		console.error(`✗ ${part}${error.message}`)
		process.exitCode = 1
	}
}
