const WIDTH = 30

export type Progress = ReturnType<typeof createProgress>

/** A progress bar on a terminal; elsewhere a line for each tenth. */
export function createProgress(out: { isTTY?: boolean; write(text: string): unknown } = process.stdout) {
	let [name, done, total, printed] = ['', 0, 0, 0]
	const show = () => {
		const share = Math.min(1, done / Math.max(total, 1))
		if (out.isTTY) {
			const full = Math.round(share * WIDTH)
			out.write(`\r${name} [${'█'.repeat(full)}${'·'.repeat(WIDTH - full)}] ${done}/${Math.max(total, done)} `)
			return
		}
		const tenth = Math.floor(share * 10)
		if (tenth <= printed || share === 1) return
		printed = tenth
		out.write(`  ${name} ${done} of ${total}\n`)
	}
	return {
		begin(next: string) {
			;[name, done, total, printed] = [next, 0, 0, 0]
		},
		expect(more: number) {
			total += more
		},
		step() {
			done++
			show()
		},
		end() {
			out.write(out.isTTY ? `\r\x1b[K✓ ${name}: ${done}\n` : `✓ ${name}: ${done}\n`)
		},
	}
}
