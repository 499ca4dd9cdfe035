/** Weak comparison: a proxy may have turned the tag into a weak one. */
export function matchesEtag(etag: string, ifNoneMatch = ''): boolean {
	return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}
