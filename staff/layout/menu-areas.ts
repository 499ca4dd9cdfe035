/** The most entries in sight until somebody unfolds an area: 'Awal', the daily work and the names of the areas. */
export const MENU_MAX = 12

interface Area {
	nama: string
	screens: readonly { path?: string; resource: string }[]
}

export interface OpenAreas {
	/** What this role sees: the daily work, which never folds, and the areas. */
	daily: Area
	areas: readonly Area[]
	/** What the person folded and unfolded, by name of the area. */
	chosen: Readonly<Record<string, boolean>>
	/** The address below `/staf`. */
	pathname: string
}

const isOf = (pathname: string, { screens }: Area) =>
	screens.some(({ resource, path = resource }) => pathname === `/${path}` || pathname.startsWith(`/${path}/`))

/** The unfolded areas: as the person left them, else the one of this screen; all of them if they are few. */
export function openAreas({ daily, areas, chosen, pathname }: OpenAreas): string[] {
	const home = 1
	const all = areas.reduce((sum, { screens }) => sum + 1 + screens.length, home + daily.screens.length)
	return areas.filter((area) => chosen[area.nama] ?? (all <= MENU_MAX || isOf(pathname, area))).map(({ nama }) => nama)
}
