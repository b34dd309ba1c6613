/**
 * Replaces the Lua script of rate-limiter-flexible. A key whose value is not a count is deleted first,
 * because each request would fail on it, for ever if the key has no expiry; Redis logs the deletion.
 */
export const countScript = `
local kind = redis.call('type', KEYS[1]).ok
local isCount = kind == 'string' and string.match(redis.call('get', KEYS[1]), '^%-?%d%d?%d?%d?%d?%d?%d?%d?%d?$')
if kind ~= 'none' and not isCount then
  redis.log(redis.LOG_WARNING, 'deleted, because it holds no count: ' .. KEYS[1])
  redis.call('del', KEYS[1])
end
redis.call('set', KEYS[1], 0, 'EX', ARGV[2], 'NX')
local consumed = redis.call('incrby', KEYS[1], ARGV[1])
local ttl = redis.call('pttl', KEYS[1])
if ttl == -1 then
  redis.call('expire', KEYS[1], ARGV[2])
  ttl = 1000 * ARGV[2]
end
return {consumed, ttl}
`;
