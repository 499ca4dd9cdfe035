/** Weak comparison: a proxy may have turned the tag into a weak one. */
export const matchesEtag = (etag: string, ifNoneMatch = ''): boolean =>
	ifNoneMatch === '*' || ifNoneMatch.split(',').some((tag) => opaque(tag.trim()) === opaque(etag))

const opaque = (tag: string) => tag.replace(/^W\//, '')
