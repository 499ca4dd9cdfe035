import { join } from 'node:path'
import { repoNode, run } from '../scripts/steps.mjs'
import { startThrowawayPostgres } from '../scripts/throwaway-postgres.mjs'

const root = join(import.meta.dirname, '..')

/** Measures a growing hospital on each database and writes the figures. Takes many minutes. */
export async function measureGrowthOnBoth(folder: string, sizes: string, withPostgres: boolean): Promise<void> {
	const grow = async (kind: string, url: string[]) => {
		const out = join(root, `bench/growth-${kind}.json`)
		const args = ['bench/measure-growth.ts', ...url, '--sizes', sizes, '--out', out]
		const { code } = await run(repoNode(), args, { visible: true })
		if (code !== 0) throw new Error(`The growing hospital on ${kind} could not be measured.`)
	}
	await grow('sqlite', [])
	if (withPostgres) {
		const server = await startThrowawayPostgres(join(folder, 'postgres'), { durable: true })
		await grow('postgres', [server.url])
		await server.stop()
	}
}
