-- A meal per request, each with a form key of its own. Told: what the session's forms send along, and its cookie.
local threads, count = 0, 0
local token, cookie

function setup(thread)
  threads = threads + 1
  thread:set("thread_number", threads)
end

function init(told)
  token, cookie = told[1], told[2]
end

function request()
  count = count + 1
  local key = string.format("bench%d%d%d", thread_number, count, os.time())
  local body = "name=Soup&category=Lunch&calories=250&protein=8&fat=9&carbs=30&date=2020-06-01&time=12%3A30"
  local headers = { ["Content-Type"] = "application/x-www-form-urlencoded", ["Cookie"] = cookie }
  return wrk.format("POST", nil, headers, body .. "&rating=4&notes=&token=" .. token .. "&key=" .. key)
end
