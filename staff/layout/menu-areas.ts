/** The most entries in sight until somebody unfolds an area: 'Awal', the daily work and the names of the areas. */
export const MENU_MAX = 12

interface AreaScreen {
	path?: string
	resource: string
}

interface Area<Screen> {
	nama: string
	screens: readonly Screen[]
}

export interface MenuState<Screen> {
	/** What this role sees: the daily work, which never folds, and the areas. */
	daily: Area<Screen>
	areas: readonly Area<Screen>[]
	/** What the person folded and unfolded, by name of the area. */
	chosen: Readonly<Record<string, boolean>>
	/** The address below `/staf`. */
	pathname: string
}

/**
 * The areas with their screens in sight. They are unfolded as the person left them, else all of them if they are few,
 * else the one of this screen if there is room. A folded area still shows the present screen.
 */
export function areasInSight<Screen extends AreaScreen>({ daily, areas, chosen, pathname }: MenuState<Screen>) {
	const isPresent = ({ resource, path = resource }: Screen) =>
		pathname === `/${path}` || pathname.startsWith(`/${path}/`)
	const home = 1
	const folded = home + daily.screens.length + areas.length
	const all = areas.reduce((sum, { screens }) => sum + screens.length, folded)
	return areas.map(({ nama, screens }) => {
		const present = screens.filter(isPresent)
		const hasRoom = all <= MENU_MAX || (present.length > 0 && folded + screens.length <= MENU_MAX)
		const isOpen = chosen[nama] ?? hasRoom
		return { nama, isOpen, screens: isOpen ? screens : present }
	})
}
