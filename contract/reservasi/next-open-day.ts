import type { HariKunjungan } from './kalender.ts'

/** The first open day after this one, or else the first of all; undefined when every day is closed or full. */
export function nextOpenDay(days: Pick<HariKunjungan, 'tanggal' | 'keadaan'>[], tanggal: string): string | undefined {
	const open = days.filter(({ keadaan }) => keadaan === 'buka')
	return (open.find((day) => day.tanggal > tanggal) ?? open[0])?.tanggal
}
