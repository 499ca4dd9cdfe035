import { kodeBits, tokenBits } from './guessed-codes.ts'
import { openTarget } from './open-target.ts'
import { runAbuse } from './run-abuse.ts'
import { runStorms } from './run-storms.ts'

// npm run abuse                            5,000 requests, the same each time
// npm run abuse -- --long                  200,000 random requests
// npm run abuse -- --long --seed 8         the requests of seed 8
// npm run abuse -- --requests 500 --only codes
// npm run abuse -- --storms                guesses, TOTP replays, visitor records, uploads, half-sent bodies and mails, many at once

const LONG = 200_000
const SHORT = 5000

const args = process.argv.slice(2)
const after = (flag: string) => (args.includes(flag) ? args[args.indexOf(flag) + 1] : undefined)
const isLong = args.includes('--long')
const seed = Number(after('--seed') ?? (isLong ? Math.floor(Math.random() * 1_000_000) : 7))
const requests = Number(after('--requests') ?? (isLong ? LONG : SHORT))

if (args.includes('--storms')) {
	await runStorms()
	process.exit()
}

const started = performance.now()
const target = await openTarget()
try {
	const { kind } = target.hospital.database
	console.log(`${requests} requests on ${kind}, seed ${seed}`)
	const results = await runAbuse(target, { seed, requests, only: after('--only') })
	const total = { requests: 0, taken: 0, refused: 0, '5xx': 0, wrong: 0, 'slowest ms': 0 }
	const rows = results.map(({ name, requests, taken, refused, failed, wrong, slowestMs }) => {
		const row = { requests, taken, refused, '5xx': failed, wrong: wrong.length, 'slowest ms': Math.round(slowestMs) }
		for (const column of Object.keys(row) as (keyof typeof row)[])
			total[column] = column === 'slowest ms' ? Math.max(total[column], row[column]) : total[column] + row[column]
		return [name, row] as const
	})
	console.table(Object.fromEntries([...rows, ['all', total]]))
	console.log(`a reservation's code holds ${kodeBits} bits, a code for another phone ${tokenBits}`)
	const minutes = ((performance.now() - started) / 60_000).toFixed(1)
	console.log(`${minutes} min, ${Math.round(process.memoryUsage.rss() / 1e6)} MB at the end`)
	for (const { name, wrong } of results) for (const line of wrong) console.error(`✗ ${name}: ${line}`)
	process.exitCode = total.wrong > 0 ? 1 : 0
} finally {
	await target.dispose()
}
