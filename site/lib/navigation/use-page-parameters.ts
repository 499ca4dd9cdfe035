import { useLocation, useMatches } from 'react-router'
import { NEVER_CACHED, type PageHandle } from '../../../contract/cache.ts'

/** The parameters of the address that the page declares in its `handle`. Links must not repeat any others. */
export function usePageParameters(): URLSearchParams {
	const { search } = useLocation()
	const declared = useMatches().map(({ handle }) => (handle as PageHandle | undefined)?.cache?.parameters)
	const rules = new Map(declared.flatMap((parameters) => Object.entries(parameters ?? {})))
	const isDeclared = (name: string, value: string) => {
		const rule = rules.get(name)
		return rule !== undefined && (rule === NEVER_CACHED || rule.test(value))
	}
	return new URLSearchParams([...new URLSearchParams(search)].filter(([name, value]) => isDeclared(name, value)))
}
